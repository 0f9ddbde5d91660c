/** What was sent of an object; with zod, what was not is there and undefined. */
export const given = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]-?: Exclude<Fields[Name], undefined>;
  };
