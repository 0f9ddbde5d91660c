import styled from '@emotion/styled';
import { HONEYPOT_FIELD } from '../../data/leads/limits.ts';

const Away = styled.div`
  position: absolute;
  left: -9999px;
  height: 1px;
  width: 1px;
  overflow: hidden;
`;

export const HONEYPOT = HONEYPOT_FIELD;

/** Field that people never see and that browsers have no reason to fill in: a filled one reveals a program. */
export const Honeypot = () => (
  <Away aria-hidden="true">
    <label>
      Ne remplissez pas ce champ
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </Away>
);
