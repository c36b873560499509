/** The part of subset-font that make-fonts.ts uses; the package has no types of its own. */
declare module 'subset-font' {
  interface AxisRange {
    readonly min: number
    readonly max: number
    readonly default?: number
  }
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, number | AxisRange>>
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
