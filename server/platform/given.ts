/** Empty means not set: `DATABASE_URL=` in a file or a container's settings is common. */
export function given(text: unknown): unknown {
  return text === '' ? undefined : text
}
