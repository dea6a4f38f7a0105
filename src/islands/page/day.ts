/** Day of the calendar in ISO 8601: `2026-11-23`. Days compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Whether a text is a day of the calendar. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  // JavaScript parses 30 February as 2 March.
  new Date(Date.parse(text) || 0).toISOString().startsWith(text);

/** The day at a moment, by the calendar of this machine’s time zone. */
export const dayAt = (moment: Date): Day =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'))
    .join('-');

/** Number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The day some days later, or earlier if the number is negative. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const inWordsBy = (options: Intl.DateTimeFormatOptions): ((day: Day) => string) => {
  // Made when it is first asked for: pages of text load this file for one of these.
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    // Some versions of Intl put a comma after the day of the week.
    return format.format(Date.parse(day)).replace(',', '');
  };
};

/** “Monday 23 November 2026”. */
export const sayWeekday = inWordsBy({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** “23 November 2026”. */
export const sayDay = inWordsBy({ day: 'numeric', month: 'long', year: 'numeric' });
/** “Mon 23 Nov”. */
export const sayDayShort = inWordsBy({ weekday: 'short', day: 'numeric', month: 'short' });
/** “November 2026”. */
export const sayMonth = inWordsBy({ month: 'long', year: 'numeric' });
