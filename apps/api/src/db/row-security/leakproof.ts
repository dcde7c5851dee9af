/**
 * Functions that searches call, by their signature. A policy is asked before any of them unless a superuser says that they tell nothing of
 * a value but by their answer: without that no index of words can serve a search. The first stand in PostgreSQL itself, the others are
 * ours and live in the schema `public`.
 */
const ofServer = [
  'pg_catalog.textlike(text, text)',
  'pg_catalog.texticlike(text, text)',
  'pg_catalog.ts_match_vq(tsvector, tsquery)',
  'pg_catalog.arraycontains(anyarray, anyarray)',
  'pg_catalog.arrayoverlap(anyarray, anyarray)',
  'pg_catalog.lower(text)',
  'pg_catalog.textcat(text, text)',
]
const ofOurs = ['public.skill_keys(text[])', 'public.search_fold(text)', 'public.joined_text(text[])']

export const leakproofFunctions: readonly string[] = [...ofServer, ...ofOurs]

/** Statements with which a superuser marks them, in the product's own database. */
export const leakproofStatements: readonly string[] = leakproofFunctions.map(
  (signature) => `alter function ${signature} leakproof`,
)
