/**
 * A proxy that forwards everything except what a journey blocks or replaces; needed because a service worker's own
 * requests bypass Playwright's page routes.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SiteProxy {
  address: string;
  /** The proxy refuses all requests. */
  down: boolean;
  /** Replacements of the site's files, by path. */
  replaced: (path: string) => { body: string; type: string } | 'gone' | undefined;
  close: () => Promise<void>;
}

export async function openSiteProxy(site: string): Promise<SiteProxy> {
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    if (proxy.down) return void request.socket.destroy();
    const path = request.url ?? '/';
    const other = proxy.replaced(path);
    if (other) {
      response.writeHead(other === 'gone' ? 404 : 200, {
        'content-type': other === 'gone' ? 'text/plain' : other.type,
        'cache-control': 'no-store',
      });
      return void response.end(other === 'gone' ? 'gone' : other.body);
    }
    const { method = 'GET', headers } = request;
    const onward = http.request(new URL(path, site), { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxy: SiteProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    down: false,
    replaced: () => undefined,
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return proxy;
}
