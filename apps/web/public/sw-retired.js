// What a server with OFFLINE_SHELL=off answers in place of /sw.js: it throws away the app that was kept on the device, and itself.
// Pages go on as they are; the next ones come from the network.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
