import { ApiError, networkMessages } from '../call/api-error'

interface PutTarget {
  presignedUrl: string
  headers: Record<string, string>
}

/** PUTs a file to its signed address. XHR, because fetch tells no upload progress. Resolves to the HTTP status. */
export function putFile(file: File, target: PutTarget, signal: AbortSignal, onProgress: (part: number) => void) {
  return new Promise<number>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', target.presignedUrl)
    for (const [name, value] of Object.entries(target.headers)) {
      // The browser sets the length itself and refuses to be told.
      if (name.toLowerCase() !== 'content-length') request.setRequestHeader(name, value)
    }
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () => resolve(request.status)
    request.onerror = () => reject(new ApiError(0, { code: 'network.lost', message: networkMessages['network.lost'] }))
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
