import { titleParts } from './titleParts.ts';

/** The title of a source; what is English in it is read, and set, in English (RGAA 8.7): as children it would be set in French first. */
export const SourceTitle = ({ title }: { title: string }) => (
  <cite>
    {titleParts(title).map(({ text, english }) =>
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
