import styled from '@emotion/styled';
import { color, radius, tabular } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useMedia } from '../useMedia.ts';

const short = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });

const Badge = styled.b`
  min-width: 22px;
  padding: 1px 6px;
  border-radius: ${radius.badge};
  background: ${color.sunk};
  font-size: 12.5px;
  font-weight: 600;
  line-height: 1.4;
  text-align: center;
  ${tabular}
  &[data-tone='danger'] { background: ${color['danger-wash']}; color: ${color.danger}; }
`;

/** How many, beside the name of a place; nothing while unknown. On a phone a thousand and more are shortened (`4,2 k`). */
export function Count({ value, tone }: { value: number | undefined; tone?: 'danger' | undefined }) {
  const phone = useMedia('phone');
  if (value === undefined) return null;
  return <Badge data-tone={tone}>{phone ? short.format(value) : formatNumber(value)}</Badge>;
}
