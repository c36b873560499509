/** The program that answers for the product where the line does not, as browsers ask for it. */
export const WORKER_ADDRESS = '/service-worker.js'

/** The page without anything of an address: the program and the release alone. It stands in for every page offline. */
export const SHELL_ADDRESS = '/offline-shell'

/** The files of the program with their sizes, written by the build. */
export const PROGRAM_ADDRESS = '/program.json'

/** What a device has to know to install the product. */
export const MANIFEST_ADDRESS = '/manifest.webmanifest'
