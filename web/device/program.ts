/** The files of the program, as the build lists them: address and bytes as they travel. */
export interface Program {
  readonly version: string
  readonly files: readonly (readonly [address: string, bytes: number])[]
}
