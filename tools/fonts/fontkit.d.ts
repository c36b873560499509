/** The part of fontkit that make-fonts.ts uses; the package has no types of its own. */
declare module 'fontkit' {
  interface Font {
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number }
  }
  export function create(font: Buffer): Font
}
