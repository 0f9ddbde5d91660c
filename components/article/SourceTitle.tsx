import { titleParts } from './titleParts.ts';

/** The title of a source; what is English in it is read, and set, in English (RGAA 8.7). */
export const SourceTitle = ({ children }: { children: string }) => (
  <cite>
    {titleParts(children).map(({ text, english }) =>
      english ? (
        <span key={text} lang="en">
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </cite>
);
