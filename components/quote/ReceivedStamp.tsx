import { Stamp } from '../figures/documents/Stamp.tsx';
import { useContent } from '../useContent.tsx';

/** Stamp of a stored request: it promises a reply, and does not claim that anybody read it. */
export function ReceivedStamp({ note, delay }: { note?: string; delay?: number }) {
  const { replyHours } = useContent().terms;
  const words = {
    around: `DEMANDE ENREGISTRÉE · RÉPONSE SOUS ${replyHours} H · `,
    title: 'Reçu',
    note: note ?? `${replyHours} h`,
  };
  return <Stamp words={words} {...(delay !== undefined && { delay })} />;
}
