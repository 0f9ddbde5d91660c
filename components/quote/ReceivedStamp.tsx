import { Stamp } from '../figures/documents/Stamp.tsx';
import { useContent } from '../useContent.tsx';

/** Stamp of a stored request; its words promise a reply, and do not pretend that anybody read the request. */
export function ReceivedStamp({ note, delay }: { note?: string; delay?: number }) {
  const { replyHours } = useContent().terms;
  const words = {
    around: `DEMANDE ENREGISTRÉE · RÉPONSE SOUS ${replyHours} H · `,
    title: 'Reçu',
    note: note ?? `${replyHours} h`,
  };
  return <Stamp words={words} {...(delay !== undefined && { delay })} />;
}
