/** A formatted text that was cleaned, as plain text: paragraphs apart, points of lists with a dash, addresses of links written out. */
export function richAsText(html: string): string {
  return decoded(
    html
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, address: string, words: string) =>
        words === address ? address : `${words} (${address.replace(/^mailto:/, '')})`,
      )
      .replaceAll(/<li>(?:<p>)?/g, '- ')
      .replaceAll(/(?:<\/p>)?<\/li>/g, '\n')
      .replaceAll(/<br ?\/?>/g, '\n')
      .replaceAll(/<\/(?:p|h3|h4|ul|ol|blockquote)>/g, '\n\n')
      .replaceAll(/<[^>]+>/g, ''),
  )
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

function decoded(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
