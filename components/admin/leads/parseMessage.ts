/** The labelled lines of a lead's message (contract, Readings), apart. */
export interface MessageParts {
  phone: string;
  description: string;
  budget: string;
  timeline: string;
  priority: string;
}

const SHAPE =
  /^Téléphone : ([^\n]*)\nDescription : ([\s\S]*)\nBudget : ([^\n]*)\nDélai : ([^\n]*)\nPriorité : ([^\n]*)$/;

/** The parts of a message the site's form wrote; undefined for any other text, which is then shown as it is. */
export function parseMessage(message: string): MessageParts | undefined {
  const [, phone, description, budget, timeline, priority] = SHAPE.exec(message.replaceAll('\r\n', '\n').trim()) ?? [];
  if (phone === undefined || description === undefined || budget === undefined) return undefined;
  return { phone, description, budget, timeline: timeline ?? '', priority: priority ?? '' };
}
