/** A value of the source with what differs; a list is replaced whole, what the source does not know is left out. */
export function merged<Value>(value: Value, changes: unknown): Value {
  if (changes === undefined) return value;
  if (typeof value !== 'object' || value === null || typeof changes !== 'object' || Array.isArray(changes))
    return changes as Value;
  const whole = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes as object))
    if (Object.hasOwn(whole, key)) whole[key] = merged(whole[key], change);
  return whole as Value;
}
