import { markAnswering } from '../components/layout/markAnswering.ts';
import { startSite } from '../components/layout/startSite.ts';

startSite();
// Where React takes the page over, it tells itself.
if (!document.getElementById('vike_pageContext')) markAnswering();
