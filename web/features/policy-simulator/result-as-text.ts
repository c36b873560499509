import type { PolicyInputs } from '#contract/policy/policy.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { coverageSaid } from '#domain/policy-simulation/result-words.ts'
import { formulaLines } from './formula-lines.ts'
import type { ShownRun } from './run-shown.ts'

/** A result with its inputs, what it borrows and its citations: parts of which each is a heading and lines. */
export function resultAsParts(inputs: PolicyInputs, run: ShownRun, { text }: Pick<Language, 'text'>) {
  const plain = (one: Parameters<Language['text']>[0]) => text(one)
  const levers = run.levers.map(({ key, name, from, to, cited }) => {
    const averted = run.simulation?.alone[key]
    const change = plain(
      message('policy.lever-change', { name, from: coverageSaid(from), to: coverageSaid(to) }),
    )
    const range =
      averted &&
      `${plain(whole(averted.formula))} (${plain(whole(averted.lower))} – ${plain(whole(averted.upper))})`
    return [change, cited, range].filter(Boolean).join('; ')
  })
  const borrowed = [...inputs.borrowed, ...(run.lacking ? [plain(run.lacking)] : [])]
  const citations = run.asked.map(({ option: { citation } }) =>
    [citation.source, citation.year ?? '', citation.address].filter((part) => part !== '').join(', '),
  )
  return [
    { heading: plain(message('policy.what-if')), lines: run.sentences.map(plain) },
    { heading: plain(message('policy.table')), lines: [...levers, ...formulaLines(run)] },
    { heading: plain(message('policy.borrowed-title')), lines: borrowed },
    { heading: plain(message('policy.citations')), lines: citations },
  ].filter(({ lines }) => lines.length > 0)
}

/** The same as plain text. */
export function partsAsText(parts: ReturnType<typeof resultAsParts>): string {
  return parts.map(({ heading, lines }) => [heading, ...lines].join('\n')).join('\n\n')
}

/** The same as the formatted text of a document. */
export function partsAsHtml(parts: ReturnType<typeof resultAsParts>): string {
  return parts
    .map(
      ({ heading, lines }) =>
        `<h3>${escaped(heading)}</h3><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
    )
    .join('')
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
