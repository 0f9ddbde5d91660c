import styled from '@emotion/styled';
import type { LeadAnswered } from '../../../data/api/deskInput.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { answerWays } from '../../../data/leads/firstAnswer.ts';
import { color, type } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast.ts';
import { Problem } from '../list/Problem.tsx';
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
          showToast({ title: 'Réponse notée', description: 'Elle est dans l’historique.', tone: 'success' });
        },
      },
    );
  return (
    <Box>
      <legend>J'ai déjà répondu</legend>
      <TextField
        label="Note (facultative)"
        maxLength={deskLimits.note}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Row>
        {answerWays.map(({ code, label }) => (
          <Button
            key={code}
            type="button"
            size="md"
            level="secondary"
            aria-disabled={answer.isPending}
            onClick={() => !answer.isPending && say(code)}
          >
            {label}
          </Button>
        ))}
      </Row>
      <Problem error={answer.error} />
    </Box>
  );
}
