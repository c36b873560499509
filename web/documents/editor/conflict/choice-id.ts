import type { PartChange } from '#domain/document/document-changes.ts'

/** The id of the fields in which a part is chosen. */
export function choiceId({ key }: PartChange): string {
  return `choice-${key}`.replaceAll(/[^\w-]/g, '-')
}
