import { CURATION } from '#catalogue/curation.ts'
import type { CatalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueAddress } from '#contract/file-release.ts'
import { type Catalogue, catalogueOf } from '#contract/release-data.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { decodedFile, type ReleaseReader } from '#sections/files/release-reader.ts'
import { fileAddress, wholeFileAddress } from './file-address.ts'
import { fetchJson, fetchText } from './resource.ts'

const readers = new Map<string, ReleaseReader>()

/** The release of a hash, read file by file and each file once. Its addresses never change, so browsers keep them. */
export function earlierRelease(hash: string): ReleaseReader {
  const known = readers.get(hash)
  if (known) return known
  const made = readerOf(hash)
  readers.set(hash, made)
  return made
}

function readerOf(hash: string): ReleaseReader {
  const files = new Map<string, Promise<LoadedFile>>()
  let catalogue: Promise<Catalogue> | null = null
  const read = () => {
    catalogue ??= fetchCatalogue(hash).catch((error: unknown) => {
      catalogue = null
      throw error
    })
    return catalogue
  }
  return {
    catalogue: read,
    file(request) {
      const name = JSON.stringify(request)
      const known = files.get(name)
      if (known) return known
      const coming = read().then(async (of) => decodedFile(request, await fetchText(addressOf(of, request))))
      files.set(name, coming)
      coming.catch(() => files.delete(name))
      return coming
    },
  }
}

async function fetchCatalogue(hash: string): Promise<Catalogue> {
  return catalogueOf(await fetchJson<CatalogueColumns>(catalogueAddress(hash)), CURATION)
}

function addressOf(catalogue: Catalogue, request: FileRequest): string {
  const { hash } = catalogue.release
  if (request.file === 'group-index') return wholeFileAddress('groups', hash)
  if (request.file === 'places') return wholeFileAddress('places', hash)
  const state = request.file === 'lga-months' ? request.state : null
  return fileAddress(catalogue, request.file, request.indicator, state)
}
