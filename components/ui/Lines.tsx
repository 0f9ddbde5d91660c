/** A title set on the lines its author chose; on narrow screens the browser breaks it as it likes. */
export const Lines = ({ of }: { of: readonly string[] }) => (
  <>
    {of.map((line, index) => (
      <span key={line}>
        {line}
        {index < of.length - 1 && (
          <>
            {' '}
            <br className="wide-break" />
          </>
        )}
      </span>
    ))}
  </>
);
