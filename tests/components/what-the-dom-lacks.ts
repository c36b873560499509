// The DOM of this ring has no top layer, no sizes and no media: what pages call of them does nothing here.

for (const name of ['showPopover', 'hidePopover', 'scrollIntoView'] as const) {
  if (!(name in HTMLElement.prototype)) Reflect.set(HTMLElement.prototype, name, () => undefined)
}
