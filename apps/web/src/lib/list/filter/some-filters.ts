/** Some of a list's filters, in this order. */
export const someFilters = <Filters extends object, Name extends keyof Filters>(
  filters: Filters,
  names: readonly Name[],
): Pick<Filters, Name> =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(names.map((name) => [name, filters[name]])) as Pick<Filters, Name>
