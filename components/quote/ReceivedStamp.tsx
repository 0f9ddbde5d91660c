import { Stamp } from '../figures/documents/Stamp.tsx';
import { useContent } from '../useContent.tsx';

/** The stamp of a request that is stored: it promises a reply, and claims no reading. */
export function ReceivedStamp({ note, delay }: { note?: string; delay?: number }) {
  const { replyHours } = useContent().terms;
  const words = {
    around: `DEMANDE ENREGISTRÉE · RÉPONSE SOUS ${replyHours} H · `,
    title: 'Reçu',
    note: note ?? `${replyHours} h`,
  };
  return <Stamp words={words} {...(delay !== undefined && { delay })} />;
}
