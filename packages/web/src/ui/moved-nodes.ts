import type { Cancel } from '@greenroom/core/kernel/clock.port';

/** The child of `parent` that is this node or has it inside; null for none, which a library may write as undefined. */
const childWith = (parent: Node, node: Node | null | undefined): Node | null => {
  let child = node ?? null;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
};

/**
 * Lets React go on where a translator or an extension has put elements of its own around texts, or in their place, although the page
 * declares that it is not to be translated. React keeps every text as a child of the element in which it created it; an error there
 * would take the whole page away.
 */
export const tolerateMovedNodes = (prototype: Pick<Node, 'insertBefore' | 'removeChild'>): Cancel => {
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function removeMoved<Child extends Node>(this: Node, child: Child): Child {
    const there = childWith(this, child);
    if (there !== null) removeChild.call(this, there);
    return child;
  };
  prototype.insertBefore = function insertBeforeMoved<Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    insertBefore.call(this, added, childWith(this, next));
    return added;
  };
  return () => Object.assign(prototype, { insertBefore, removeChild });
};
