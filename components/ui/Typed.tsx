/** What a person typed, shown letter for letter: French typography never touches it. */
export const Typed = ({ text }: { text: string }) => <>{text}</>;
