/**
 * Questions of a noun to areas that stand above its own, by name, each with its function. The noun that asks adds its own in its `feature.ts`;
 * whoever answers does so in theirs.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it.
export interface Hooks {}
type HookName = keyof Hooks

/** Answers of one feature. */
export type FeatureHooks = { readonly [Name in HookName]?: Hooks[Name] }

/** Answers of all features, in their order. */
export type GatheredHooks = { readonly [Name in HookName]?: readonly Hooks[Name][] }

/** Gathers the answers by the name of the hook, in the order of the features. */
export function gatherHooks(features: readonly FeatureHooks[]): GatheredHooks {
  const each = features.flatMap((hooks) => Object.entries(hooks))
  const byName = Map.groupBy(each, ([name]) => name)
  return Object.fromEntries([...byName].map(([name, found]) => [name, found.map(([, hook]) => hook)]))
}

/** All that answers a hook; none if no area above has anything to say. */
export const hooksOf = <Name extends HookName>({ hooks }: { hooks: GatheredHooks }, name: Name) =>
  (hooks[name] ?? []) as readonly Hooks[Name][]
