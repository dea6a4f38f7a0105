/** Event sent after the address was changed, which browsers do not report. A file of its own, because a script without Preact listens. */
export const ADDRESS_WRITTEN = 'address-written';
