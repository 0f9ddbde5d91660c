/** A title whose hyphens never end a line: « passe-t-il » stays whole. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
