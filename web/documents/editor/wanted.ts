import type { Kind } from '#charts/kind/define-kind.ts'
import type { BlockKind } from '#domain/document/blocks.ts'

/** What has to be said of a block before it can be added. */
interface Said {
  readonly figure: { readonly figure: Kind }
  readonly picture: { readonly file: File }
}

/** That somebody wants to add a block of a kind. */
export type WantedOf<Kind extends BlockKind> = { readonly kind: Kind } & (Kind extends keyof Said
  ? Said[Kind]
  : unknown)

/** What somebody wants to add. */
export type Wanted = { readonly [Kind in BlockKind]: WantedOf<Kind> }[BlockKind]

/** Kinds of block of which nothing has to be said. */
export type PlainKind = Exclude<BlockKind, keyof Said>
