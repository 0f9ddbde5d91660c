const ENTRIES = [3, 8, 13, 18, 23];

/** The mark: five strands into one line, 26 x 26. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} fill="none" strokeLinecap="round" aria-hidden="true">
      {ENTRIES.map((y, index) => (
        <path key={y} d={`M1 ${y}C9 ${y} 9 13 17 13`} strokeWidth="2" stroke={`var(--ia-${index + 1})`} />
      ))}
      <path d="M16 13H24.5" strokeWidth="3" stroke="var(--mark, currentColor)" />
    </svg>
  );
}
