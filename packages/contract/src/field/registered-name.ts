// product.md, Company names: as it stands in a registration, 'AT&T Staffing, Inc.', '3M', "Bright Bench (24)"; never markup, nor signs alone.
const registeredPattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,&()\- ]*$/u

/** True if a name that breaks the rule of letters may be a registered company's all the same. */
export const mayBeRegistered = (name: string): boolean => registeredPattern.test(name)
