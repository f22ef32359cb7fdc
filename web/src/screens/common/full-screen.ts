/** For overlays opened while a game is in full screen: they would be hidden behind it. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}
