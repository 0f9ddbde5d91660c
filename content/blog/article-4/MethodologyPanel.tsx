import { Panels } from '../../../components/article/Panels.tsx';
import { methodology } from './methodology.ts';

const content = methodology.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

export const MethodologyPanel = () => <Panels items={[{ title: methodology.title, content }]} />;
