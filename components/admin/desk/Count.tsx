import { formatNumber } from '../../ui/formatNumber.ts';
import { useMedia } from '../useMedia.ts';

const short = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });

/** How many, in the badge of a tab. On a phone a thousand and more are shortened (`4,2 k`), so that the tabs stay on one line. */
export function Count({ value, tone }: { value: number; tone?: 'danger' | 'calm' }) {
  const phone = useMedia('phone');
  return <b data-tone={tone}>{phone ? short.format(value) : formatNumber(value)}</b>;
}
