export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of our encodings that the caller accepts; brotli is smaller than gzip. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Map<string, number>()
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const quality = parameters.find((part) => part.startsWith('q='))?.slice(2)
    if (name !== '') accepted.set(name, quality === undefined ? 1 : Number(quality))
  }
  const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
