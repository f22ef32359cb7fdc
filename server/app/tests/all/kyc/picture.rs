//! The member's own picture.

use super::{Someone, picture};
use serde_json::json;

const PICTURE: &str = "/wps/member/picture";
const AVATAR: &str = "/wps/relay/MCSFE_getPlayerAvatar";

#[tokio::test]
async fn an_own_picture_is_a_small_square_at_an_address_that_nobody_guesses_and_the_drawn_one_comes_back() {
    for mira in Someone::each().await {
        let drawn = mira.get(AVATAR).await;
        assert_eq!(drawn.at("/value/own"), json!(false));
        let set = mira.put_file(PICTURE, picture(400, 300)).await;
        assert_eq!((set.status, set.at("/value/own")), (200, json!(true)), "{}", set.text());
        let url = set.at("/value/imageUrl").as_str().expect("an address").to_owned();
        for path in [AVATAR, "/wps/member/info/icon"] {
            assert_eq!(mira.get(path).await.at("/value/imageUrl"), json!(url), "{path}");
        }
        let file = mira.server.get(&url).await;
        let decoder = png::Decoder::new(std::io::Cursor::new(&file.body));
        let info = decoder.read_info().expect("a png").info().clone();
        assert_eq!((info.width, info.height), (128, 128));
        assert!(!file.text().contains("canary-77"), "nothing but its pixels");
        assert_eq!(file.headers["cache-control"], "public, max-age=31536000, immutable");
        assert_eq!(file.headers["content-security-policy"], "default-src 'none'; sandbox");
        let noor = mira.another().await;
        let same = noor.put_file(PICTURE, picture(400, 300)).await.at("/value/imageUrl");
        assert_ne!(same, json!(url), "who has the picture does not know its address");
        let other = mira.put_file(PICTURE, picture(300, 300)).await;
        assert_eq!(other.status, 200);
        let back = mira.delete(PICTURE).await;
        assert_eq!(back.at("/value/imageUrl"), drawn.at("/value/imageUrl"), "{}", back.text());
        assert_eq!(mira.server.get(&url).await.status, 404);
    }
}

#[tokio::test]
async fn what_is_no_picture_changes_nothing() {
    let mira = Someone::one().await;
    for file in
        [b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), b"GIF89a".to_vec(), picture(40, 40)[..50].to_vec()]
    {
        let reply = mira.put_file(PICTURE, file).await;
        assert_eq!((reply.status, reply.at("/code")), (422, json!("image_invalid")));
    }
    assert_eq!(mira.put_file(PICTURE, vec![0x89; 5 * 1024 * 1024]).await.status, 413);
    assert_eq!(mira.get(AVATAR).await.at("/value/own"), json!(false));
    assert_eq!(mira.server.get("/cdn/member/0.png").await.status, 404);
}
