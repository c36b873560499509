import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { rareSigns, signsNamedIn, withoutSigns } from './lacking-signs.ts'
import type { NativeGround, WrittenOrder } from './order.ts'

/** Compositions after which what was remembered of one is forgotten. */
const REMEMBERED = 3

let composer: Composer | null = null

/** Typst, which composes pages. It reads the templates and what it is given, and nothing else. */
export function composerIn(ground: NativeGround): Composer {
  composer ??= new Composer(ground)
  return composer
}

type Composed = NonNullable<ReturnType<NodeCompiler['compile']>['result']>
type Given = WrittenOrder['files']

class Composer {
  readonly #compiler: NodeCompiler
  readonly #templates: string
  /** Signs that were asked about, and whether a typeface has them. */
  readonly #lacking = new Map<string, boolean>()

  constructor({ templates, fonts }: NativeGround) {
    this.#templates = templates
    this.#compiler = NodeCompiler.create({
      workspace: templates,
      fontArgs: [{ fontBlobs: readdirSync(fonts).map((name) => readFileSync(join(fonts, name))) }],
    })
  }

  /** The pages. A sign that no typeface has stands as one that is seen, and the template is told which. */
  compose({ template, files, as, madeAt }: WrittenOrder): Uint8Array {
    if (!existsSync(join(this.#templates, `${template}.typ`)))
      throw new Error(`There is no template ${template}.`)
    const settable = this.#settable(files)
    return this.#with(template, settable, (composed) =>
      as === 'svg' ? Buffer.from(this.#compiler.plainSvg(composed)) : this.#pdf(composed, madeAt),
    )
  }

  #with<Made>(template: string, files: Given, make: (composed: Composed) => Made): Made {
    try {
      for (const [name, content] of Object.entries(files)) {
        this.#compiler.mapShadow(join(this.#templates, 'given', name), Buffer.from(content))
      }
      const composed = this.#compiler.compile({ mainFilePath: join(this.#templates, `${template}.typ`) })
      const { result } = composed
      const error = composed.takeError()
      if (result === null)
        throw new Error(error ? saidBy(this.#compiler.fetchDiagnostics(error)) : 'Nothing was set.')
      return make(result)
    } finally {
      this.#compiler.resetShadow()
      this.#compiler.evictCache(REMEMBERED)
    }
  }

  /** For readers aloud by the rules of PDF/UA; only a sign that no typeface here has may stand in their way. */
  #pdf(composed: Composed, creationTimestamp: number): Buffer {
    try {
      return this.#compiler.pdf(composed, { pdfStandard: 'ua-1', creationTimestamp })
    } catch (error) {
      if (signsNamedIn(wordsOf(error)).length === 0) throw error
      return this.#compiler.pdf(composed, { creationTimestamp })
    }
  }

  /** The files with signs for those that typefaces lack, named in the data as `unset`. */
  #settable(files: Given): Given {
    const texts = Object.entries(files).filter(([name]) => /\.(json|svg)$/.test(name))
    const written = texts.map(([name, content]) => [name, Buffer.from(content).toString()] as const)
    const lacking = this.#lackingOf(written.flatMap(([, text]) => rareSigns(text)))
    if (lacking.length === 0) return files
    const said = written.map(([name, text]) => {
      const seen = withoutSigns(text, (sign) => lacking.includes(sign))
      const data =
        name === 'data.json' ? JSON.stringify({ ...JSON.parse(seen), unset: codesOf(lacking) }) : seen
      return [name, Buffer.from(data)] as const
    })
    return { ...files, ...Object.fromEntries(said) }
  }

  #lackingOf(signs: readonly string[]): readonly string[] {
    const asked = [...new Set(signs)]
    const unknown = asked.filter((sign) => !this.#lacking.has(sign))
    if (unknown.length > 0) {
      // Beside each other, with space between, so that none becomes part of another.
      const data = Buffer.from(JSON.stringify({ signs: unknown.join(' ') }))
      const named = this.#with('probe', { 'data.json': data }, (composed) => this.#namedBy(composed))
      for (const sign of unknown) this.#lacking.set(sign, named.includes(sign))
    }
    return asked.filter((sign) => this.#lacking.get(sign))
  }

  #namedBy(composed: Composed): readonly string[] {
    try {
      this.#compiler.pdf(composed, { pdfStandard: 'ua-1', creationTimestamp: 0 })
      return []
    } catch (error) {
      return signsNamedIn(wordsOf(error))
    }
  }
}

/** Signs by their numbers, since nothing here can show them. */
function codesOf(signs: readonly string[]): string {
  return signs.map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(', ')
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function saidBy(
  diagnostics: readonly { readonly message?: unknown; readonly path?: unknown; readonly range?: unknown }[],
): string {
  return diagnostics
    .map(({ message, path, range }) => `${String(message)} (${String(path)} ${JSON.stringify(range)})`)
    .join('; ')
}
