import styled from '@emotion/styled';
import type { LeadAnswered } from '../../../data/api/deskInput.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { answerWays } from '../../../data/leads/firstAnswer.ts';
import { color, type } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { Act } from '../list/Act.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { sayDone } from '../sayDone.ts';
import { useKeptText } from '../useKeptText.ts';
import { useLeadChange } from './leadQuery.ts';

const Box = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 20px 0 0;
  border: 0;
  border-top: 1px solid ${color.line};
  & legend { float: left; width: 100%; padding: 0; ${type.label} }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`;

/** An answer given elsewhere than on the desk: one click, with a note or without. */
export function AnsweredElsewhere({ id }: { id: number }) {
  const [note, setNote] = useKeptText(`admin-answered-${id}`);
  const answer = useLeadChange<LeadAnswered>(id, 'POST', '/answered');
  const say = (way: LeadAnswered['way']) =>
    answer.mutate(
      { way, note },
      {
        onSuccess: () => {
          setNote('');
          sayDone('Réponse notée', 'Elle est dans l’historique.');
        },
      },
    );
  return (
    <Box>
      <legend>J'ai déjà répondu</legend>
      <TextField label="Note (facultative)" maxLength={deskLimits.note} {...controlled(note, setNote)} />
      <Row>
        {answerWays.map(({ code, label }) => (
          <Act key={code} aria-disabled={answer.isPending} onClick={() => !answer.isPending && say(code)}>
            {label}
          </Act>
        ))}
      </Row>
      <Problem error={answer.error} />
    </Box>
  );
}
