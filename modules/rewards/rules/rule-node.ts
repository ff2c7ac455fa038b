import { type Measure, measureOf, type Reason, type Step } from './measure.ts';
import type { Progress, Requirement } from './requirement.ts';

/** A requirement with each leaf bound to the place of its measure. */
export type RuleNode =
  | { readonly kind: 'always' }
  | { readonly kind: 'steps'; readonly measure: number; readonly needed: number; readonly onlyLast: boolean }
  | { readonly kind: 'allOf' | 'anyOf'; readonly parts: readonly RuleNode[] };

/** By measure, in the order they were taken. */
export type Steps = readonly (readonly Step[])[];

/** @param place finds or makes the place of a measure, of which `needed` steps are asked for */
export function bind(requirement: Requirement, place: (measure: Measure, needed: number) => number): RuleNode {
  if ('allOf' in requirement) return { kind: 'allOf', parts: requirement.allOf.map((part) => bind(part, place)) };
  if ('anyOf' in requirement) return { kind: 'anyOf', parts: requirement.anyOf.map((part) => bind(part, place)) };
  const leaf = measureOf(requirement);
  if (!leaf) return { kind: 'always' };
  const { measure, needed } = leaf;
  return { kind: 'steps', measure: place(measure, needed), needed, onlyLast: 'streak' in requirement };
}

export function progressOf(node: RuleNode, steps: Steps): Progress {
  if (node.kind === 'always') return { current: 1, needed: 1, met: true };
  if (node.kind === 'steps') {
    const current = Math.min(steps[node.measure]?.length ?? 0, node.needed);
    return { current, needed: node.needed, met: current === node.needed };
  }
  const parts = node.parts.map((part) => progressOf(part, steps));
  if (node.kind === 'anyOf') return parts[furthest(parts)] as Progress; // a requirement has at least one part
  return {
    current: parts.reduce((sum, part) => sum + part.current, 0),
    needed: parts.reduce((sum, part) => sum + part.needed, 0),
    met: parts.every((part) => part.met),
  };
}

/** The events whose steps meet the node: of a streak the one that reached it, otherwise the first of each step. */
export function reasonsOf(node: RuleNode, steps: Steps): readonly Reason[] {
  if (node.kind === 'always') return [];
  if (node.kind === 'steps') {
    const taken = (steps[node.measure] ?? []).slice(node.onlyLast ? node.needed - 1 : 0, node.needed);
    return taken.map(({ by }) => by);
  }
  if (node.kind === 'allOf') return node.parts.flatMap((part) => reasonsOf(part, steps));
  const part = node.parts[furthest(node.parts.map((one) => progressOf(one, steps)))];
  return part ? reasonsOf(part, steps) : [];
}

/** The first part that is met, else the first of those furthest along. */
function furthest(parts: readonly Progress[]): number {
  const met = parts.findIndex((part) => part.met);
  if (met >= 0) return met;
  const shares = parts.map(({ current, needed }) => current / needed);
  return shares.indexOf(Math.max(...shares));
}
